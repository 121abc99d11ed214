import { textProblem } from './textProblem';

const medium =
  '(?:black[- ]and[- ]white |colou?r |stock |close-up )?(?:photo(?:graph)?|picture|image|illustration|drawing|portrait|painting|sketch)';
const namesMedium = new RegExp(`^(?:an? |the )?${medium}(?: of| showing|:)|\\(${medium}\\)$`, 'i');
const isFileName = /\.(jpe?g|png|webp|avif|heic|svg)$/i;

/** What an alternative text says. */
export const altTextWanted = 'words for what can be seen, or the name of the person';

/** What is wanted instead of an alternative text, or null when it can stand. Screen readers say that it is a picture. */
export function altTextProblem(text: string): string | null {
  if (text.trim() === '') return altTextWanted;
  if (namesMedium.test(text)) return 'what can be seen, without a word for the picture itself';
  if (isFileName.test(text)) return 'what can be seen instead of the name of a file';
  return textProblem(text, 200);
}
