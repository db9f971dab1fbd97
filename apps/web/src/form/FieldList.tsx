import { insertStyleSheet } from '@tideform/components/kit/classes/insert-style-sheet.ts';
import { Fragment, memo, type ReactNode } from 'react';
import { FieldView } from './FieldView.tsx';
import css from './form.css?inline';

const CHUNK = 20;

/** List of fields. It is memoized, because its parent rerenders after each slice and click. */
export const FieldList = memo(function FieldList({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length <= 2 * CHUNK) return <div className="tf-list">{ids.map(renderField)}</div>;
  const chunks = splitIntoChunks(ids, CHUNK).map((chunk) => (
    <div key={chunk[0]} className="tf-chunk">
      {chunk.map(renderField)}
    </div>
  ));
  return <div className="tf-list">{nestInTree(chunks)}</div>;
});

const BRANCH = 5;

/**
 * Nests the elements of a long list in a tree. When a field changes, React visits all siblings at each level above it.
 * In a flat list, that would be the whole form.
 */
function nestInTree(children: readonly ReactNode[]): readonly ReactNode[] {
  if (children.length <= BRANCH) return children;
  // biome-ignore lint/suspicious/noArrayIndexKey: a branch is identified by its position
  return nestInTree(splitIntoChunks(children, BRANCH).map((chunk, index) => <Fragment key={index}>{chunk}</Fragment>));
}

function splitIntoChunks<Entry>(list: readonly Entry[], size: number): readonly (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

function renderField(id: string) {
  return <FieldView key={id} id={id} />;
}

insertStyleSheet(css);
