/** @jest-environment node */
import { drawingProblem } from './drawings';

const draw = (content: string, size = 'width="240" height="96"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 240 96">${content}</svg>`;

describe('drawingProblem', () => {
  it('finds none in a drawing of shapes', () => {
    const filled = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9v9Z"/>';
    expect(drawingProblem('affiliate', draw(filled))).toBeNull();
  });

  it.each([
    ['<script>0</script>', 'holds <script; draw it with shapes'],
    ['<text>One</text>', 'holds <text; draw it with shapes'],
    ['<image href="data:image/png;base64,AA=="/>', 'holds <image; draw it with shapes'],
    ['<use xlink:href="https://example.org/a.svg"/>', 'holds href="; draw it with shapes'],
    ['<path fill="url(https://example.org/a.svg#b)"/>', 'holds url(; draw it with shapes'],
  ])('refuses %s', (content, problem) => {
    expect(drawingProblem('affiliate', draw(content))).toBe(problem);
  });

  it('refuses a drawing that is too heavy to be sent as it is', () => {
    const heavy = `<path d="${'M0 0'.repeat(1000)}"/>`;
    expect(drawingProblem('affiliate', draw(heavy))).toMatch(/^has \d+ bytes; at most 4000 are wanted$/);
  });

  it.each(['', 'width="240"', 'width="240px" height="96px"', 'width="96" height="240"'])(
    'refuses a size that is not that of its kind: %p',
    (size) => {
      expect(drawingProblem('affiliate', draw('', size))).toBe(
        'is not 240 × 96; give <svg> that width and height, and a viewBox',
      );
    },
  );
});
