import { Button } from '@fluentui/react-components';
import { formulaFunctions } from '@tideform/engine/formulas';
import { useMessages } from '@tideform/i18n/react';
import { useCodeStyles } from '../code/useCodeStyles.tsx';
import { formulaMessages } from './formula.messages.ts';

interface FormulaFunctionListProps {
  readonly id: string;
  readonly onInsert: (text: string) => void;
}

/** List of formula functions with one line for each. */
export function FormulaFunctionList({ id, onInsert }: FormulaFunctionListProps) {
  const messages = useMessages(formulaMessages);
  const styles = useCodeStyles();
  return (
    <ul id={id} aria-label={messages.functionsTitle} className={styles.examples}>
      {formulaFunctions.map((name) => (
        <li key={name} className={styles.example}>
          <span>{messages.functions[name]}</span>
          <Button
            size="small"
            aria-label={messages.insert({ name })}
            onClick={() => onInsert(name === 'TODAY' ? 'TODAY()' : `${name}(`)}
          >
            {messages.insertShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}
