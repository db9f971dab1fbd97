import { Button } from '@fluentui/react-components';
import { formulaFunctions } from '@tideform/engine/formulas';
import { useWords } from '@tideform/words/react';
import { useCodeStyles } from '../code/useCodeStyles.tsx';
import { formulaWords } from './formula.words.ts';

interface FormulaFunctionsProps {
  readonly id: string;
  readonly onInsert: (text: string) => void;
}

/** What there is to write in formulas, one line each. */
export function FormulaFunctions({ id, onInsert }: FormulaFunctionsProps) {
  const words = useWords(formulaWords);
  const styles = useCodeStyles();
  return (
    <ul id={id} aria-label={words.functionsTitle} className={styles.examples}>
      {formulaFunctions.map((name) => (
        <li key={name} className={styles.example}>
          <span>{words.functions[name]}</span>
          <Button
            size="small"
            aria-label={words.insert({ name })}
            onClick={() => onInsert(name === 'TODAY' ? 'TODAY()' : `${name}(`)}
          >
            {words.insertShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}
