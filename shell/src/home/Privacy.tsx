import { privacyLink } from '@site/shared-data/navigation';
import { embeds, privacy } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import styles from './Privacy.module.css';

/** The privacy statement, which every page links to. */
export function Privacy() {
  return (
    <Block heading={privacyLink.label} id={privacyLink.path.split('#')[1]}>
      <CardGrid columns={3}>
        <Card title="What this site does">
          <p>It sets no cookies, has no forms and does not follow you.</p>
          <p>
            {embeds.videoId.status === 'sample'
              ? 'The map comes from Google once you press its button, and not before.'
              : 'The map and the video come from Google and YouTube once you press their button, and not before.'}
          </p>
        </Card>
        <Card title="What the clinic does with your details">
          <p>{privacy.value}</p>
        </Card>
        <Card title="What stays on your device">
          <p>A private window keeps no list of pages. Your phone keeps one of calls and messages.</p>
          <details>
            <summary className={styles.more}>How to clear your browser’s history</summary>
            <p>On an iPhone: Settings, Apps, Safari, “Clear History and Website Data”.</p>
            <p>On an Android phone: in Chrome, the three dots, “Delete browsing data”.</p>
            <p>On a computer: press Ctrl (on a Mac, Command), Shift and Delete.</p>
          </details>
        </Card>
      </CardGrid>
    </Block>
  );
}
