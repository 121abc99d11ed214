/** @jest-environment node */
import { drawingProblem } from './drawings';

const draw = (content: string, size = 'width="240" height="96"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 240 96">${content}</svg>`;

describe('drawingProblem', () => {
  it('accepts a drawing of shapes', () => {
    const filled = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9v9Z"/>';
    expect(drawingProblem('affiliate', draw(filled))).toBeNull();
  });

  it.each([
    ['<script>0</script>', 'contains <script. Draw it with shapes'],
    ['<text>One</text>', 'contains <text. Draw it with shapes'],
    ['<image href="data:image/png;base64,AA=="/>', 'contains <image. Draw it with shapes'],
    ['<use xlink:href="https://example.org/a.svg"/>', 'contains href=". Draw it with shapes'],
    ['<path fill="url(https://example.org/a.svg#b)"/>', 'contains url(. Draw it with shapes'],
  ])('rejects %s', (content, problem) => {
    expect(drawingProblem('affiliate', draw(content))).toBe(problem);
  });

  it('rejects a drawing that is too large', () => {
    const heavy = `<path d="${'M0 0'.repeat(1000)}"/>`;
    expect(drawingProblem('affiliate', draw(heavy))).toMatch(/^has \d+ bytes\. Reduce it to at most 4000$/);
  });

  it.each(['', 'width="240"', 'width="240px" height="96px"', 'width="96" height="240"'])(
    'rejects a size that its kind does not have: %p',
    (size) => {
      expect(drawingProblem('affiliate', draw('', size))).toBe(
        'is not 240 × 96. Give <svg> that width and height, and a viewBox',
      );
    },
  );
});
