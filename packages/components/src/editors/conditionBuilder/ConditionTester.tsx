import { Button } from '@fluentui/react-components';
import { Eye16Regular, EyeOff16Regular, Play16Regular } from '@fluentui/react-icons';
import { isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { createTextfield } from '../../textfield/textfield.ts';
import { findPathsInRule } from '../trying/find-paths-in-rule.ts';
import { SampleAnswers } from '../trying/SampleAnswers.tsx';
import { tryingMessages } from '../trying/trying.messages.ts';
import { useTryStyles } from '../trying/useTryStyles.tsx';
import { parseCondition } from './logic/parse-condition.ts';
import { findTargetField, type TargetField } from './logic/target-fields.ts';

/** Shows whether a condition makes the component visible with sample answers. */
export function ConditionTester({ value }: { readonly value: unknown }) {
  const messages = useMessages(tryingMessages);
  const styles = useTryStyles();
  const edited = useEditedForm();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!edited) return null;
  const previewField = { ...createTextfield(''), conditional: value, clearOnHide: false };
  return (
    <>
      <Button
        size="small"
        className={styles.button}
        icon={<Play16Regular />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.tryIt}
      </Button>
      {isOpen && (
        <div id={id}>
          <SampleAnswers
            edited={edited}
            previewField={previewField}
            findPaths={(fields) => findConditionPaths(value, fields)}
            renderResult={(state) =>
              state?.visible ? (
                <>
                  <Eye16Regular aria-hidden className={styles.yes} />
                  {messages.shown}
                </>
              ) : (
                <>
                  <EyeOff16Regular aria-hidden className={styles.no} />
                  {messages.hidden}
                </>
              )
            }
          />
        </div>
      )}
    </>
  );
}

function findConditionPaths(value: unknown, fields: readonly TargetField[]): ReadonlySet<string> {
  const { rows } = parseCondition(value);
  if (rows.length === 0) return findPathsInRule(isRecord(value) ? value.json : undefined, fields);
  return new Set(rows.flatMap(({ component }) => findTargetField(fields, component)?.path ?? []));
}
