import { useSayIssue } from '@tideform/components/kit/messages/useSayIssue.tsx';
import type { Session } from '@tideform/engine';
import type { Reason, ReasonDoes, Why } from '@tideform/engine/rules';
import { useMessages } from '@tideform/i18n/react';
import type { RuleSpeech } from '../../rules/wording/rule-speech.ts';
import { Sentence } from '../../rules/wording/Sentence.tsx';
import { markField, sentenceOf } from '../../rules/wording/sentence.ts';
import { wordRule } from '../../rules/wording/word-rule.ts';
import type { SettingPlace } from '../../settings/setting-place.ts';
import { explainerOf, useWhy } from './useWhy.ts';
import { WhyReason } from './WhyReason.tsx';
import { whyMessages } from './why.messages.ts';
import { useWhyStyles } from './why.styles.ts';

interface WhyTextProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting: ((place: SettingPlace) => void) | undefined;
}

type Section = 'hidden' | 'shown' | 'required' | 'computed' | 'other';

const sectionOf: Readonly<Record<ReasonDoes, Section>> = {
  hides: 'hidden',
  shows: 'shown',
  requires: 'required',
  computes: 'computed',
  starts: 'computed',
  frees: 'other',
  locks: 'other',
  changes: 'other',
};

/** Why a field is hidden, required, wrong or calculated, in words that follow each answer. */
export function WhyText({ session, field, onOpenSetting }: WhyTextProps) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const { why, speech } = useWhy(session, field);
  const { reasons, issues, isVisible } = why;
  const told = isVisible ? reasons.filter(({ does }) => does !== 'hides') : reasons;
  const sections = [...Map.groupBy(told, ({ does }) => sectionOf[does])];
  const nothing = told.length === 0 && issues.length === 0;
  return (
    <div className={styles.body} aria-live="polite">
      {nothing && <p className={styles.text}>{isVisible ? messages.noRule : messages.unknownReason}</p>}
      {issues.length > 0 && <Wrong why={why} speech={speech} />}
      {sections.map(([section, list]) => (
        <section key={section} className={styles.reason}>
          {(isVisible || section !== 'hidden' || sections.length > 1) && (
            <h3 className={styles.section}>{messages.sections[section]}</h3>
          )}
          {list.map((reason) => (
            <WhyReason
              key={`${reason.field} ${reason.rule.id} ${reason.does}`}
              {...{ reason, session, speech, onOpenSetting }}
              value={why.value}
            />
          ))}
        </section>
      ))}
      {!isVisible && <Around why={why} session={session} reasons={told} speech={speech} />}
    </div>
  );
}

/** What is wrong with the answer, and the rule of the form that says so. */
function Wrong({ why, speech }: { readonly why: Why; readonly speech: RuleSpeech }) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const sayIssue = useSayIssue();
  const { nameAt } = speech.fields;
  return (
    <section className={styles.reason}>
      <h3 className={styles.section}>{messages.sections.wrong}</h3>
      {why.issues.map(({ issue, rule }) => (
        <p key={issue.rule} className={styles.text}>
          {rule ? <Sentence parts={sentenceOf(wordRule(rule, speech), nameAt)} /> : sayIssue(issue, nameAt(why.of))}
        </p>
      ))}
    </section>
  );
}

interface AroundProps {
  readonly why: Why;
  readonly session: Session;
  readonly reasons: readonly Reason[];
  readonly speech: RuleSpeech;
}

/** Whether what the field lies in is hidden, too. */
function Around({ why, session, reasons, speech }: AroundProps) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const { parentId } = session.node(why.field);
  const around = why.hiddenWith ?? parentId;
  const field = around === undefined ? undefined : markField(explainerOf(session.form).placeOf(around));
  const say = why.hiddenWith === undefined ? messages.aroundShown : messages.around;
  const isAlone = reasons.length === 1 && why.hiddenWith === undefined;
  const parts = field === undefined ? [] : sentenceOf(say({ field }), speech.fields.nameAt);
  return (
    <p className={styles.quiet}>
      <Sentence parts={parts} /> {isAlone && messages.noOther}
    </p>
  );
}
