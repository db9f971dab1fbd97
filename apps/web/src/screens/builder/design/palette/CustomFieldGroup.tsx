import { Button, Caption1 } from '@fluentui/react-components';
import { Settings16Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { customFieldProperty } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { CustomField } from '@tideform/sync';
import { useState } from 'react';
import { customFieldMessages } from '../../custom-fields/custom-fields.messages.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { PaletteItem, usePaletteStyles } from './PaletteItem.tsx';

const CustomFieldsDialog = onDemand(
  async () => (await import('../../custom-fields/CustomFieldsDialog.tsx')).CustomFieldsDialog,
);

/**
 * Group of the palette with the team's custom fields. A component that is added from it stores the name of its custom
 * field.
 */
export function CustomFieldGroup({ fields }: { readonly fields: readonly CustomField[] }) {
  const messages = useMessages(customFieldMessages);
  const styles = usePaletteStyles();
  const design = useDesignActions();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div className={styles.titleRow}>
        <Caption1 as="h2" block className={styles.title}>
          {messages.group}
        </Caption1>
        <Tooltip content={messages.manage} relationship="label">
          <Button size="small" appearance="subtle" icon={<Settings16Regular />} onClick={() => setOpen(true)} />
        </Tooltip>
      </div>
      <div className={styles.group}>
        {fields.map(({ name, component }) => (
          <PaletteItem
            key={name}
            type={component.type}
            name={name}
            definition={{ ...component, [customFieldProperty]: name }}
          />
        ))}
      </div>
      {isOpen && <CustomFieldsDialog teamId={design.teamId} onFlush={design.flush} onClose={() => setOpen(false)} />}
    </div>
  );
}
