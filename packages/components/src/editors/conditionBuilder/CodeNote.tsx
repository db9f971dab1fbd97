import { Code16Regular } from '@fluentui/react-icons';
import type { EditedForm } from '../../kit/EditedForm.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { CONDITION_WORDS } from './condition-builder.words.ts';
import { hasJsonLogic } from './logic/condition-shape.ts';

/** Code wins over every comparison (ENG-27): it is shown, and what it makes void cannot be edited. */
export function CodeNote({ code }: { readonly code: string }) {
  const styles = useRowStyles();
  return (
    <div className={styles.card}>
      <strong className={styles.strong}>
        <Code16Regular aria-hidden />
        {CONDITION_WORDS.customCode}
      </strong>
      <p className={styles.head}>{CONDITION_WORDS.customCodeText}</p>
      <pre className={styles.code}>{code}</pre>
    </div>
  );
}

/** The code or JSONLogic that says when a component is shown, `undefined` where there is none. */
export function codeThatDecides(edited: EditedForm | undefined, value: unknown): string | undefined {
  const custom = edited?.component.customConditional;
  if (typeof custom === 'string' && custom.trim() !== '') return custom;
  if (!hasJsonLogic(value)) return undefined;
  const { json } = value as { readonly json: unknown };
  return typeof json === 'string' ? json : JSON.stringify(json, null, 1);
}
