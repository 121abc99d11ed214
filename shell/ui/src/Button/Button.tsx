import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import { NewTabMark } from '../NewTabMark/NewTabMark';
import styles from './Button.module.css';

interface ButtonLook {
  children: ReactNode;
  /**
   * Primary: the one thing a page asks for. Secondary: beside it. Quiet: an action among words. Waiting: does nothing yet,
   * and looks like it.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'waiting' | undefined;
  /** One of `@site/ui/icons`, before the words. */
  icon?: ReactNode;
  /** Take the whole width. */
  wide?: boolean | undefined;
}

type ButtonTarget =
  | { /** An address of this site. */ to: string }
  | { /** Another site, a telephone number or an e-mail address. */ href: string; newTab?: boolean | undefined }
  | {
      onClick?: (() => void) | undefined;
      disabled?: boolean | undefined;
      /** The id of the visible line that says why. */
      describedBy?: string | undefined;
    };

/** A link or button people are invited to press. */
export function Button({ children, variant = 'primary', icon, wide, ...target }: ButtonLook & ButtonTarget) {
  const className = classNames(styles.button, styles[variant], wide && styles.wide);
  if ('to' in target)
    return (
      <Link className={className} to={target.to}>
        {icon}
        <span>{children}</span>
      </Link>
    );
  if ('href' in target)
    return (
      <a className={className} href={target.href} rel="noreferrer" target={target.newTab ? '_blank' : undefined}>
        {icon}
        <span>{children}</span>
        {target.newTab && <NewTabMark />}
      </a>
    );
  return (
    <button
      className={className}
      type="button"
      onClick={target.onClick}
      disabled={target.disabled}
      aria-describedby={target.describedBy}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
