import { makeResetStyles } from '@fluentui/react-components';
import { FieldView } from './FieldView.tsx';

const useList = makeResetStyles({ display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 });

/** Fields one below the other. */
export function FieldList({ ids }: { readonly ids: readonly string[] }) {
  const className = useList();
  return (
    <div className={className}>
      {ids.map((id) => (
        <FieldView key={id} id={id} />
      ))}
    </div>
  );
}
