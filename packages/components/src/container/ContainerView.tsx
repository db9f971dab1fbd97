import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSectionClass } from '../kit/classes/useSectionClass.tsx';
import { ErrorList } from '../kit/ErrorList.tsx';
import { Heading, HeadingScope } from '../kit/HeadingLevel.tsx';
import { InfoTip } from '../kit/InfoTip.tsx';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import type { ContainerProps, ContainerValue } from './container.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  body: { marginTop: tokens.spacingVerticalL },
});

export function ContainerView({ id, props, state, slot }: ViewProps<ContainerProps, ContainerValue, ReactNode>) {
  const styles = useStyles();
  const section = useSectionClass();
  const title = stripHtmlTags(props.label);
  const issues = state.issues.length > 0 && <ErrorList id={id} label={title} issues={state.issues} />;
  if (props.hideLabel || !title) {
    return (
      <>
        {slot(0)}
        {issues}
      </>
    );
  }
  const heading = <Heading className={styles.title}>{title}</Heading>;
  return (
    <section className={section}>
      {props.tooltip ? (
        <InfoTip id={id} about={title} html={props.tooltip}>
          {heading}
        </InfoTip>
      ) : (
        heading
      )}
      <div className={styles.body}>
        <HeadingScope>{slot(0)}</HeadingScope>
      </div>
      {issues}
    </section>
  );
}
