import type { SVGProps } from 'react';

/** How lucide-react describes an icon: the shapes of an outline on a grid of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [shape: 'path' | 'circle' | 'rect' | 'line', attributes: Record<string, string>])[];
}

/**
 * Makes the component of an icon. Builds put it in the place of lucide-react's own, which brings options this site never
 * uses into every section. Icons stand beside words, so readers are told nothing of them (WCAG 1.1.1).
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        className={`lucide ${className}`.trim()}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {node.map(([Shape, { key, ...attributes }]) => (
          <Shape key={key} {...attributes} />
        ))}
      </svg>
    );
  };
}
