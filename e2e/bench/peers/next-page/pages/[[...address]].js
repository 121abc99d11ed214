// @ts-check
import { addresses } from '@site/e2e/bench/peers/Site';

export { Site as default } from '@site/e2e/bench/peers/Site';

/** Every page there is: the parts of its address. */
export const getStaticPaths = () => ({
  paths: addresses.map((address) => ({ params: { address: address.split('/').filter(Boolean) } })),
  fallback: false,
});

/** @param {{ params: { address?: readonly string[] } }} context */
export const getStaticProps = ({ params }) => ({ props: { address: `/${(params.address ?? []).join('/')}` } });
