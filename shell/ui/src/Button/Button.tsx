import { Link } from '@site/section/Link';
import type { ReactNode } from 'react';
import { classNames } from '../classNames/classNames';
import { HiddenWords } from '../HiddenWords/HiddenWords';
import { ExternalLink } from '../icons/icons';
import styles from './Button.module.css';

interface ButtonLook {
  children: ReactNode;
  /**
   * Primary: the one action of a page. Secondary: beside it. Quiet: an action within text. Waiting: does nothing yet, and looks
   * disabled.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'waiting' | undefined;
  /** One of `@site/ui/icons`, before the words. */
  icon?: ReactNode;
  /** Take the whole width. */
  wide?: boolean | undefined;
}

type ButtonTarget =
  | {
      /** An address of this site. */
      to: string;
      /** What distinguishes it from links with the same text: 'Hope Gala'. */
      about?: string | undefined;
    }
  | { /** Another site, a telephone number or an e-mail address. */ href: string; newTab?: boolean | undefined }
  | {
      onClick?: (() => void) | undefined;
      disabled?: boolean | undefined;
      /** The id of the visible line that says why it does nothing yet. */
      describedBy?: string | undefined;
    };

/** A link or a button in the form of a button. A space parts a link from the next one where there are no styles. */
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
