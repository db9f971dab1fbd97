import { cleanup, render, screen } from '@testing-library/react';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { afterEach, expect, it } from 'vitest';
import { FieldView } from './FieldView.tsx';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

/** React's internal fiber fields. NOTE: undocumented, so an update of React may rename them. */
interface Fiber {
  readonly elementType: unknown;
  readonly type: unknown;
  readonly memoizedState: Hook | null;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Hook {
  readonly next: Hook | null;
}

function getFiber(element: Element): Fiber {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
  return (element as unknown as Record<string, Fiber>)[name ?? '']!;
}

const within = ({ child }: Fiber): Fiber[] => {
  const found: Fiber[] = [];
  for (let one = child; one; one = one.sibling) found.push(one, ...within(one));
  return found;
};

function hooksOf({ memoizedState }: Fiber): number {
  let count = 0;
  for (let hook = memoizedState; hook; hook = hook.next) count += 1;
  return count;
}

/** Counts the components and hooks with which React renders one field of a form. */
async function countComponentsAndHooks(type: string): Promise<readonly [components: number, hooks: number]> {
  const values = [1, 2, 3].map((value) => ({ value: String(value), label: `Choice ${value}` }));
  const form: FormDefinition = {
    components: [{ type, key: 'asked', label: 'Asked', input: true, values, data: { values } }],
  };
  await loadViews(form);
  render(<FormRunner session={createSession({ form, specs })} idPrefix="" />);
  let field: Fiber | null = getFiber(screen.getAllByText('Asked')[0]!);
  while (field && field.elementType !== FieldView) field = field.return;
  const components = [field!, ...within(field!)].filter((one) => typeof one.type === 'function');
  return [components.length, components.reduce((sum, one) => sum + hooksOf(one), 0)];
}

// The number of components and hooks per field determines memory use and rendering time, because a long form has a
// thousand fields.
it.each([
  ['textfield', [1, 3]],
  ['number', [2, 4]],
  ['select', [1, 3]],
  ['checkbox', [1, 3]],
  ['radio', [1, 3]],
  ['textarea', [2, 4]],
  ['datetime', [5, 11]],
] as const)('renders a %s with few components and hooks', async (type, expectedCounts) => {
  expect(await countComponentsAndHooks(type)).toEqual(expectedCounts);
});
