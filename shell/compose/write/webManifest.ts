import { org } from '@site/shared-data/siteFacts';

/** The web app manifest (W3C): what a home screen shows for this site. The icons stand in `shell/static`. */
export function webManifest(): string {
  const icon = (name: string, pixels: number, purpose?: string) => ({
    src: `/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    name: org.name.value,
    short_name: org.name.value,
    start_url: '/',
    display: 'browser',
    background_color: '#fffbf5',
    theme_color: '#fffbf5',
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
