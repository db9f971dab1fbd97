import { Button } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import type { ReactNode } from 'react';
import { HangGuard } from '../../form/busy/HangGuard.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { SectionErrorBoundary } from '../../ui/layout/SectionErrorBoundary.tsx';
import { builderMessages } from './builder.messages.ts';
import type { BuilderTab } from './header/BuilderHeader.tsx';

/**
 * Wraps the views of a form. If the form fails to render or makes the page hang, the user can still repair its source.
 */
export function BuilderTabContent(props: {
  readonly form: FormRow;
  readonly schema: FormDefinition;
  readonly tab: BuilderTab;
  readonly openSource: () => void;
  readonly openTab: (tab: BuilderTab) => void;
  readonly children: ReactNode;
}) {
  const messages = useMessages(builderMessages);
  const { form, schema, tab, openSource, openTab, children } = props;
  const viewSource = (
    <Button appearance="primary" onClick={openSource}>
      {messages.undrawn.viewSource}
    </Button>
  );
  if (tab === 'source') {
    return (
      <EmptyState
        title={messages.undrawn.source}
        text={messages.undrawn.sourceText}
        action={
          <>
            <Button onClick={() => openTab('build')}>{messages.undrawn.build}</Button>
            {viewSource}
          </>
        }
      />
    );
  }
  const renderError = (_error: unknown, retry: () => void) => (
    <EmptyState
      title={messages.undrawn.failed}
      text={messages.undrawn.failedText}
      action={
        <>
          <Button onClick={retry}>{messages.undrawn.again}</Button>
          {viewSource}
        </>
      }
    />
  );
  return (
    <SectionErrorBoundary subject={schema} fallback={renderError}>
      <HangGuard subject={`build ${form.id}`} alternatives={viewSource}>
        {children}
      </HangGuard>
    </SectionErrorBoundary>
  );
}
