/** @jsxRuntime automatic */
import { within } from '../entry/Field';
import { swapName } from '../entry/Sent';
import type { ControlProps } from './FormState';

/** The ordered entries of a list, with buttons that move them. */
export function OrderControl({ place, state }: ControlProps) {
  const files = Array.isArray(state.value) ? state.value.map(String) : [];
  const swap = (row: number, other: number) => `${within(place, row)} ${within(place, other)}`;
  const move = (file: string, row: number, other: number) => (
    <button
      key={other}
      name={swapName}
      value={swap(row, other)}
      aria-label={`Move ${state.names?.get(file) ?? file} ${other < row ? 'up' : 'down'}`}
      // The button that was pressed keeps the focus, so a second press moves the entry further.
      autoFocus={state.moved === swap(2 * row - other, row)}
      disabled={other < 0 || other === files.length}
    >
      {other < row ? '↑' : '↓'}
    </button>
  );
  return (
    <ol className="order">
      {files.map((file, row) => (
        <li key={file}>
          <input type="hidden" name={within(place, row)} value={file} />
          <span>{state.names?.get(file) ?? file}</span>
          {[row - 1, row + 1].map((other) => move(file, row, other))}
        </li>
      ))}
    </ol>
  );
}
