import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { Dismiss20Regular, QuestionCircle20Regular } from '@fluentui/react-icons';
import { useFormatError } from '@tideform/components/kit/messages/useFormatError.tsx';
import type { Session } from '@tideform/engine';
import type { FieldExplanation, Reason, ReasonKind } from '@tideform/engine/rules';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import type { RuleFormatContext } from '../../rules/wording/form-fields.ts';
import { formatRule } from '../../rules/wording/format-rule.ts';
import { Sentence } from '../../rules/wording/Sentence.tsx';
import { createFieldPlaceholder, parseSentence } from '../../rules/wording/sentence.ts';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { ExplanationReason } from './ExplanationReason.tsx';
import { useExplanationStyles } from './explanation.styles.ts';
import { getExplainer, useFieldExplanation } from './useFieldExplanation.ts';
import { whyMessages } from './why.messages.ts';

interface ExplanationProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting: ((location: SettingLocation) => void) | undefined;
}

type ExplanationSection = 'hidden' | 'shown' | 'required' | 'computed' | 'other';

const sectionsByEffect: Readonly<Record<ReasonKind, ExplanationSection>> = {
  hides: 'hidden',
  shows: 'shown',
  requires: 'required',
  computes: 'computed',
  starts: 'computed',
  frees: 'other',
  locks: 'other',
  changes: 'other',
};

/** Explains why a field is hidden, required, invalid or calculated. Updates with each answer. */
export function Explanation({ session, field, onOpenSetting }: ExplanationProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const { explanation, context } = useFieldExplanation(session, field);
  const { reasons, issues, isVisible } = explanation;
  const shownReasons = isVisible ? reasons.filter(({ kind: reasonKind }) => reasonKind !== 'hides') : reasons;
  const sections = [...Map.groupBy(shownReasons, ({ kind: reasonKind }) => sectionsByEffect[reasonKind])];
  const isEmpty = shownReasons.length === 0 && issues.length === 0;
  return (
    <div className={styles.body} aria-live="polite">
      {isEmpty && <p className={styles.text}>{isVisible ? messages.noRule : messages.unknownReason}</p>}
      {issues.length > 0 && <ValidationErrors why={explanation} context={context} />}
      {sections.map(([section, list]) => (
        <section key={section} className={styles.reason}>
          {(isVisible || section !== 'hidden' || sections.length > 1) && (
            <h3 className={styles.section}>{messages.sections[section]}</h3>
          )}
          {list.map((reason) => (
            <ExplanationReason
              key={`${reason.field} ${reason.rule.id} ${reason.kind}`}
              {...{ reason, session, context, onOpenSetting }}
              value={explanation.value}
            />
          ))}
        </section>
      ))}
      {!isVisible && <ContainerNote why={explanation} session={session} reasons={shownReasons} context={context} />}
    </div>
  );
}

/** Validation errors of the answer, each with the rule of the form that it breaks. */
function ValidationErrors({
  why: explanation,
  context,
}: {
  readonly why: FieldExplanation;
  readonly context: RuleFormatContext;
}) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const formatIssue = useFormatError();
  const { getName } = context.fields;
  return (
    <section className={styles.reason}>
      <h3 className={styles.section}>{messages.sections.wrong}</h3>
      {explanation.issues.map(({ issue, rule }) => (
        <p key={issue.rule} className={styles.text}>
          {rule ? (
            <Sentence parts={parseSentence(formatRule(rule, context), getName)} />
          ) : (
            formatIssue(issue, getName(explanation.componentPath))
          )}
        </p>
      ))}
    </section>
  );
}

interface ContainerNoteProps {
  readonly why: FieldExplanation;
  readonly session: Session;
  readonly reasons: readonly Reason[];
  readonly context: RuleFormatContext;
}

/** Note about whether the container of the field is hidden too. */
function ContainerNote({ why: explanation, session, reasons, context }: ContainerNoteProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const { parentId } = session.node(explanation.field);
  const containerId = explanation.hiddenAncestorId ?? parentId;
  const field =
    containerId === undefined
      ? undefined
      : createFieldPlaceholder(getExplainer(session.form).getComponentPath(containerId));
  const formatNote = explanation.hiddenAncestorId === undefined ? messages.aroundShown : messages.around;
  const isAlone = reasons.length === 1 && explanation.hiddenAncestorId === undefined;
  const parts = field === undefined ? [] : parseSentence(formatNote({ field }), context.fields.getName);
  return (
    <p className={styles.quiet}>
      <Sentence parts={parts} /> {isAlone && messages.noOther}
    </p>
  );
}

interface ExplainButtonProps {
  readonly session: Session;
  readonly field: string;
  /** Name of the field. */
  readonly label: string;
  readonly isHidden?: boolean;
  readonly onOpenSetting?: ((place: SettingLocation) => void) | undefined;
}

/** Button that opens an explanation of a field in a popover. */
export function ExplainButton({ session, field, label, isHidden = false, onOpenSetting }: ExplainButtonProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const title = isHidden ? messages.whyHidden : messages.why;
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          className={styles.ask}
          icon={isHidden ? undefined : <QuestionCircle20Regular />}
          aria-label={isHidden ? messages.whyHiddenOf({ label }) : messages.whyOf({ label })}
        >
          {isHidden ? title : undefined}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-labelledby={titleId} className={styles.surface}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={messages.close}
            onClick={() => setOpen(false)}
          />
        </div>
        <Explanation session={session} field={field} onOpenSetting={onOpenSetting} />
      </PopoverSurface>
    </Popover>
  );
}
