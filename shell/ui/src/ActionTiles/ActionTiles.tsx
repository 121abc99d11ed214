import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import styles from './ActionTiles.module.css';

/** One tile: an action with its number, address or place. */
export interface ActionTile {
  /** An icon of `@site/ui/icons`. */
  readonly icon: ReactNode;
  readonly label: string;
  /** The number, the address, or a few words about the target. */
  readonly hint?: ReactNode;
  /** The target. An address of this site starts with a slash. */
  readonly href: string;
}

interface ActionTilesProps {
  tiles: readonly ActionTile[];
  /** A line above the tiles that is only shown on screens. */
  children?: ReactNode;
  /** A line below the tiles that is only shown on screens. */
  foot?: string | undefined;
}

/** Links on one white card, side by side if they fit, and in pairs on a phone. The whole tile is its link. */
export function ActionTiles({ tiles, children, foot }: ActionTilesProps) {
  return (
    <div className={styles.card}>
      {children && <div className={`screen-only ${styles.line}`}>{children}</div>}
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
      {foot && <p className={`screen-only ${styles.foot}`}>{foot}</p>}
    </div>
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
