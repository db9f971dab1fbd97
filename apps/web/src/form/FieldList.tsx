import { makeResetStyles } from '@fluentui/react-components';
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
  const starts = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) => index * CHUNK);
  return (
    <div className={list}>
      {starts.map((start) => (
        <div key={start} className={chunk}>
          {ids.slice(start, start + CHUNK).map(drawField)}
        </div>
      ))}
    </div>
  );
}

function drawField(id: string) {
  return <FieldView key={id} id={id} />;
}
