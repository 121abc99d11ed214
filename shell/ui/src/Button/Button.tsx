import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import { HiddenWords } from '../HiddenWords/HiddenWords';
import { ExternalLink } from '../icons/icons';
import styles from './Button.module.css';

interface ButtonLook {
  children: ReactNode;
  /**
   * Primary: the main action of a page. Secondary: an action next to it. Quiet: an action within text. Waiting: an
   * action that is not available yet, which looks disabled.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'waiting' | undefined;
  /** An icon of `@site/ui/icons`, before the text. */
  icon?: ReactNode;
  /** Whether it takes the full width. */
  wide?: boolean | undefined;
}

type ButtonTarget =
  | {
      /** An address of this site. */
      to: string;
      /** The subject that distinguishes it from links with the same text, such as 'Hope Gala'. */
      about?: string | undefined;
    }
  | {
      /** The URL of another site, a telephone number or an e-mail address. */ href: string;
      newTab?: boolean | undefined;
    }
  | {
      onClick?: (() => void) | undefined;
      disabled?: boolean | undefined;
      /** The id of the visible text that explains why it does nothing yet. */
      describedBy?: string | undefined;
    };

/** A link or a button that looks like a button. Without styles, a space separates it from the next one. */
export function Button({ children, variant = 'primary', icon, wide, ...target }: ButtonLook & ButtonTarget) {
  const className = classNames(styles.button, styles[variant], wide && styles.wide);
  if ('to' in target)
    return (
      <>
        <Link className={className} to={target.to}>
          {icon}
          <span>{children}</span>
          {target.about && <HiddenWords>{`about ${target.about}`}</HiddenWords>}
        </Link>{' '}
      </>
    );
  if ('href' in target)
    return (
      <>
        <a className={className} href={target.href} rel="noreferrer" target={target.newTab ? '_blank' : undefined}>
          {icon}
          <span>{children}</span>
          {target.newTab && (
            <>
              <ExternalLink />
              <HiddenWords>(opens in a new tab)</HiddenWords>
            </>
          )}
        </a>{' '}
      </>
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
