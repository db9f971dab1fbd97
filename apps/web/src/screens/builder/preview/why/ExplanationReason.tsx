import { Button, mergeClasses } from '@fluentui/react-components';
import {
  ArrowUpRight16Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  Eye16Regular,
  Info20Regular,
} from '@fluentui/react-icons';
import type { Session } from '@tideform/engine';
import type { DecidingAnswer, DecidingPart, Reason } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { getRuleSetting } from '../../logic/get-rule-setting.ts';
import type { RuleFormatContext } from '../../rules/wording/form-fields.ts';
import { formatRule } from '../../rules/wording/format-rule.ts';
import { formatValue } from '../../rules/wording/format-value.ts';
import { Sentence } from '../../rules/wording/Sentence.tsx';
import { createFieldPlaceholder, parseSentence, toPlainText } from '../../rules/wording/sentence.ts';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { useExplanationStyles } from './explanation.styles.ts';
import { findTrialValue, type TrialValue } from './find-trial-value.ts';
import { whyMessages } from './why.messages.ts';

interface ExplanationReasonProps {
  readonly reason: Reason;
  readonly value: unknown;
  readonly session: Session;
  readonly context: RuleFormatContext;
  readonly onOpenSetting: ((location: SettingLocation) => void) | undefined;
}

/** One rule that affected a field, with the answers that determined its result. */
export function ExplanationReason({ reason, value, session, context, onOpenSetting }: ExplanationReasonProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const { rule, parts, isOverridden, kind: reasonKind } = reason;
  const { fields } = context;
  const sentence = parseSentence(formatRule(rule, context), fields.getName);
  const trial = reasonKind === 'hides' ? findTrialValue(reason, (of) => fields.findField(of)?.kind) : undefined;
  const node = trial && session.nodeAt(trial.path);
  const formatOwnValue = () => formatValue(value, context, { is: 'answer', of: rule.componentPath });
  return (
    <div className={styles.reason}>
      <p className={styles.text}>
        <Sentence parts={sentence} />
      </p>
      {rule.code !== undefined && parts.length > 0 && <p className={styles.quiet}>{messages.codeSays}</p>}
      {parts.some(({ answers }) => answers.length > 0) && (
        <ul className={styles.box}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
            <RulePart key={index} part={part} isOnlyPart={parts.length === 1} context={context} />
          ))}
        </ul>
      )}
      {reasonKind === 'computes' && (
        <p className={styles.quiet}>
          {(isOverridden ? messages.overridden : messages.valueNow)({ value: formatOwnValue() })}
        </p>
      )}
      <div className={styles.buttons}>
        {node && session.state(node.id).visible && (
          <Button size="small" icon={<Eye16Regular />} onClick={() => session.setValue(node.id, trial.value)}>
            {messages.tryWith({ value: formatTrialValue(trial, context) })}
          </Button>
        )}
        {onOpenSetting && (
          <Button
            size="small"
            icon={<ArrowUpRight16Regular />}
            aria-label={messages.openRuleOf({ rule: toPlainText(sentence) })}
            onClick={() => onOpenSetting({ path: rule.componentPath, setting: getRuleSetting(rule.kind) })}
          >
            {messages.openRule}
          </Button>
        )}
      </div>
    </div>
  );
}

const formatTrialValue = ({ ruleValue, componentPath: of }: TrialValue, context: RuleFormatContext): string =>
  formatValue(ruleValue, context, { is: 'answer', of });

interface RulePartProps {
  readonly part: DecidingPart;
  readonly isOnlyPart: boolean;
  readonly context: RuleFormatContext;
}

/** Current answers of one part of a rule, and whether they meet its condition. */
function RulePart({ part: { answers, holds }, isOnlyPart, context }: RulePartProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  if (answers.length === 0) return null;
  const Icon = holds === undefined ? Info20Regular : holds ? CheckmarkCircle20Regular : DismissCircle20Regular;
  const conditionState = holds === undefined ? 'open' : holds ? 'yes' : 'no';
  const formatAnswer = (answer: DecidingAnswer, isLast: boolean) => {
    const formatted = { value: formatValues(answer, messages, context), outcome: isLast ? conditionState : 'open' };
    const isOnlyAnswer = isOnlyPart && answers.length === 1;
    return isOnlyAnswer
      ? messages.nowIt(formatted)
      : messages.now({ ...formatted, field: createFieldPlaceholder(answer.componentPath) });
  };
  return (
    <li className={styles.part}>
      <Icon aria-hidden className={mergeClasses(holds === true && styles.yes, holds === false && styles.no)} />
      <span>
        {answers.map((answer, index) => (
          <span key={answer.componentPath}>
            <Sentence
              parts={parseSentence(formatAnswer(answer, index === answers.length - 1), context.fields.getName)}
            />{' '}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Maximum number of rows whose values are listed. */
const maxRows = 10;

function formatValues(
  { componentPath: of, values }: DecidingAnswer,
  texts: { readonly unanswered: string; readonly noRows: string },
  context: RuleFormatContext,
): string {
  if (values.length === 0) return texts.noRows;
  const formatted = values.slice(0, maxRows).map((value) => {
    const isUnanswered = value === undefined || value === null || value === '';
    return isUnanswered ? texts.unanswered : formatValue(value, context, { is: 'answer', of });
  });
  return values.length > maxRows ? `${formatList(formatted, context.locale)} …` : formatList(formatted, context.locale);
}
