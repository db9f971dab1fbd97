import { Fragment, memo, type ReactNode } from 'react';
import { FieldView } from './FieldView.tsx';
import './form-looks.tsx';

const CHUNK = 20;

/** Fields one below the other. What is around them is drawn again when it has been drawn, and with each press: they are not. */
export const FieldList = memo(function FieldList({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length <= 2 * CHUNK) return <div className="tf-list">{ids.map(drawField)}</div>;
  const chunks = inParts(ids, CHUNK).map((part) => (
    <div key={part[0]} className="tf-chunk">
      {part.map(drawField)}
    </div>
  ));
  return <div className="tf-list">{inBranches(chunks)}</div>;
});

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
