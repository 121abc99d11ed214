import { inScript } from './inScript';

describe('inScript', () => {
  it('keeps every text, and no text ends the script around it', () => {
    const text = '</script><!-- "A" & \'B\' 🌸 \u2028\u2029 שלום ]]>';
    const { body } = new DOMParser().parseFromString(
      `<body><script type="application/json">${inScript({ text })}</script></body>`,
      'text/html',
    );
    expect(body.children).toHaveLength(1);
    expect(JSON.parse(body.textContent ?? '')).toEqual({ text });
    expect(inScript({ text })).not.toMatch(/[\u2028\u2029]/);
  });
});
