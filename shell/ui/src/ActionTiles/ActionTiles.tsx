import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import styles from './ActionTiles.module.css';

/** A way to go on: what to do, and with what. */
export interface ActionTile {
  /** An icon from lucide-react. */
  readonly icon: ReactNode;
  readonly label: string;
  /** The number, the address, or what waits there. */
  readonly hint?: string | undefined;
  /** An address of this site starts with a slash. */
  readonly href: string;
}

interface ActionTilesProps {
  tiles: readonly ActionTile[];
}

/** Equal links side by side on one white card, each wholly a place to press. */
export function ActionTiles({ tiles }: ActionTilesProps) {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          {tile.href.startsWith('/') ? (
            <Link className={styles.tile} to={tile.href}>
              <Words {...tile} />
            </Link>
          ) : (
            <a className={styles.tile} href={tile.href} rel="noreferrer">
              <Words {...tile} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ icon, label, hint }: ActionTile) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span>
        <span className={styles.label}>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  );
}
