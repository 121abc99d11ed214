/** `_headers` as a static host reads it: what every matching rule takes back (`! name`) and gives, in turn. */
export function staticHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  let holds = false;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, taken] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([^!\s]\S*): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) holds = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (holds && taken) headers.delete(taken);
    else if (holds && name && value) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return Object.fromEntries(headers);
}
