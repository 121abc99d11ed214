/** Serializes JSON for a `<script>` data block. No text in it can end the block (HTML §4.12.1.3). */
export function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
