import { makeResetStyles } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { FieldView } from './FieldView.tsx';

/** A narrow place around a form may say how far its fields stand apart. */
const gap = 'var(--field-gap, 24px)';

const useList = makeResetStyles({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 });

/**
 * Part of a long list. The browser neither styles, lays out nor paints it while it is far from the window; searching
 * the page, tabbing and screen readers still reach it. The padding keeps focus rings from being cut off.
 */
const useChunk = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  gap,
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 1600px',
  padding: '12px',
  margin: '-12px',
  ':empty': { display: 'none' },
});

const CHUNK = 20;

/** Fields one below the other. */
export function FieldList({ ids }: { readonly ids: readonly string[] }) {
  const list = useList();
  const chunk = useChunk();
  if (ids.length <= 2 * CHUNK) return <div className={list}>{ids.map(drawField)}</div>;
  const chunks = inParts(ids, CHUNK).map((part) => (
    <div key={part[0]} className={chunk}>
      {part.map(drawField)}
    </div>
  ));
  return <div className={list}>{inBranches(chunks)}</div>;
}

const BRANCH = 5;

/**
 * Hangs a long list into a tree. When one field changes, React looks at all children of all siblings of what the field
 * lies in: in a flat list at the whole form.
 */
function inBranches(children: readonly ReactNode[]): readonly ReactNode[] {
  if (children.length <= BRANCH) return children;
  // biome-ignore lint/suspicious/noArrayIndexKey: a branch is its place
  return inBranches(inParts(children, BRANCH).map((part, index) => <Fragment key={index}>{part}</Fragment>));
}

function inParts<Entry>(list: readonly Entry[], size: number): readonly (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

function drawField(id: string) {
  return <FieldView key={id} id={id} />;
}
