import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A node of a page, as a screen reader on Linux receives it (AT-SPI). */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Such as 'focused', 'expandable', 'expanded', 'showing'. */
  readonly states: readonly string[];
  /** Such as `current` for `aria-current`, `live`, and `xml-roles` for the role of a landmark. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The Debian packages that it needs. */
export const accessibilityPackages = ['dbus', 'at-spi2-core', 'python3-gi', 'gir1.2-atspi-2.0', 'libglib2.0-bin'];

/** A separate bus between browsers and screen readers. To browsers, a screen reader seems to listen. */
export interface AccessibilityBus {
  /** The environment in which the browser must start. */
  readonly env: NodeJS.ProcessEnv;
  /** Reads the page that the browser on this bus shows. */
  readonly read: () => readonly AccessibleNode[];
  readonly close: () => void;
}

/**
 * Starts a bus.
 * @throws Error if dbus or AT-SPI is not installed.
 */
export async function openAccessibilityBus(): Promise<AccessibilityBus> {
  const daemon = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [address] = (await once(daemon.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: address.toString().trim(), GNOME_ACCESSIBILITY: '1' };
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const set = ['org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'];
    const bus = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method', ...set];
    execFileSync('gdbus', ['call', ...bus], { env, stdio: 'ignore' });
  }
  const script = path.join(import.meta.dirname, 'accessibleTree.py');
  return {
    env,
    // Only Debian's own Python has the bindings.
    read: () =>
      JSON.parse(
        execFileSync('/usr/bin/python3', [script], { env, encoding: 'utf8', timeout: 30_000, maxBuffer: 1e8 }),
      ) as AccessibleNode[],
    close: () => daemon.kill(),
  };
}
