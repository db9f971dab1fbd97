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
import { settingOfRule } from '../../rules/setting-of-rule.ts';
import type { RuleSpeech } from '../../rules/wording/rule-speech.ts';
import { Sentence } from '../../rules/wording/Sentence.tsx';
import { markField, sentenceOf, textOf } from '../../rules/wording/sentence.ts';
import { wordRule } from '../../rules/wording/word-rule.ts';
import { wordValue } from '../../rules/wording/word-value.ts';
import type { SettingPlace } from '../../settings/setting-place.ts';
import { type Trial, trialFor } from './value-to-try.ts';
import { whyMessages } from './why.messages.ts';
import { useWhyStyles } from './why.styles.ts';

interface WhyReasonProps {
  readonly reason: Reason;
  readonly value: unknown;
  readonly session: Session;
  readonly speech: RuleSpeech;
  readonly onOpenSetting: ((place: SettingPlace) => void) | undefined;
}

/** One rule that had a say: in words, with the answers that decided. */
export function WhyReason({ reason, value, session, speech, onOpenSetting }: WhyReasonProps) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const { rule, parts, isOverridden, does } = reason;
  const { fields } = speech;
  const sentence = sentenceOf(wordRule(rule, speech), fields.nameAt);
  const trial = does === 'hides' ? trialFor(reason, (of) => fields.at(of)?.kind) : undefined;
  const node = trial && session.nodeAt(trial.path);
  const own = () => wordValue(value, speech, { is: 'answer', of: rule.of });
  return (
    <div className={styles.reason}>
      <p className={styles.text}>
        <Sentence parts={sentence} />
      </p>
      {rule.code !== undefined && parts.length > 0 && <p className={styles.quiet}>{messages.codeSays}</p>}
      {parts.some(({ answers }) => answers.length > 0) && (
        <ul className={styles.box}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
            <Part key={index} part={part} isAlone={parts.length === 1} speech={speech} />
          ))}
        </ul>
      )}
      {does === 'computes' && (
        <p className={styles.quiet}>{(isOverridden ? messages.overridden : messages.valueNow)({ value: own() })}</p>
      )}
      <div className={styles.buttons}>
        {node && session.state(node.id).visible && (
          <Button size="small" icon={<Eye16Regular />} onClick={() => session.setValue(node.id, trial.value)}>
            {messages.tryWith({ value: sayTrial(trial, speech) })}
          </Button>
        )}
        {onOpenSetting && (
          <Button
            size="small"
            icon={<ArrowUpRight16Regular />}
            aria-label={messages.openRuleOf({ rule: textOf(sentence) })}
            onClick={() => onOpenSetting({ path: rule.of, setting: settingOfRule(rule.kind) })}
          >
            {messages.openRule}
          </Button>
        )}
      </div>
    </div>
  );
}

const sayTrial = ({ said, of }: Trial, speech: RuleSpeech): string => wordValue(said, speech, { is: 'answer', of });

interface PartProps {
  readonly part: DecidingPart;
  readonly isAlone: boolean;
  readonly speech: RuleSpeech;
}

/** What answers are now, and whether that meets what is asked. */
function Part({ part: { answers, holds }, isAlone, speech }: PartProps) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  if (answers.length === 0) return null;
  const Icon = holds === undefined ? Info20Regular : holds ? CheckmarkCircle20Regular : DismissCircle20Regular;
  const outcome = holds === undefined ? 'open' : holds ? 'yes' : 'no';
  const say = (answer: DecidingAnswer, isLast: boolean) => {
    const said = { value: sayValues(answer, messages, speech), outcome: isLast ? outcome : 'open' };
    const isIt = isAlone && answers.length === 1;
    return isIt ? messages.nowIt(said) : messages.now({ ...said, field: markField(answer.of) });
  };
  return (
    <li className={styles.part}>
      <Icon aria-hidden className={mergeClasses(holds === true && styles.yes, holds === false && styles.no)} />
      <span>
        {answers.map((answer, index) => (
          <span key={answer.of}>
            <Sentence parts={sentenceOf(say(answer, index === answers.length - 1), speech.fields.nameAt)} />{' '}
          </span>
        ))}
      </span>
    </li>
  );
}

/** As many rows as are told. */
const most = 10;

function sayValues(
  { of, values }: DecidingAnswer,
  words: { readonly unanswered: string; readonly noRows: string },
  speech: RuleSpeech,
): string {
  if (values.length === 0) return words.noRows;
  const said = values.slice(0, most).map((value) => {
    const isNothing = value === undefined || value === null || value === '';
    return isNothing ? words.unanswered : wordValue(value, speech, { is: 'answer', of });
  });
  return values.length > most ? `${formatList(said, speech.locale)} …` : formatList(said, speech.locale);
}
