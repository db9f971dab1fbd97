import { Link } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type DataSourceSummary, useDataRows } from '../../kit/data-rows/DataRows.tsx';
import { TEAM_MEMBERS_SOURCE_ID } from '../../kit/data-rows/team-members.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { SelectView } from '../../select/SelectView.tsx';
import { select } from '../../select/select.ts';
import { pickedSourceMessages } from './picked-source.messages.ts';
import type { PickedSourceProps } from './pickedSource.ts';

const noSources: readonly DataSourceSummary[] = [];

/** Select for a data source: the team's members, then the team's other data sources, with a link for adding one. */
export function PickedSourceView(view: ViewProps<PickedSourceProps, unknown, ReactNode>) {
  const messages = useMessages(pickedSourceMessages);
  const sources = useDataRows()?.sources;
  const [listed, setListed] = useState(noSources);
  useEffect(() => {
    const over = new AbortController();
    sources?.list().then(
      (all) => over.signal.aborted || setListed(all),
      () => undefined,
    );
    return () => over.abort();
  }, [sources]);
  const others = listed.filter(({ id }) => id !== TEAM_MEMBERS_SOURCE_ID);
  const people = listed.find(({ id }) => id === TEAM_MEMBERS_SOURCE_ID)?.title ?? messages.teamMembers;
  const values = [{ id: TEAM_MEMBERS_SOURCE_ID, title: people }, ...others].map(({ id, title }) => ({
    value: id,
    label: title,
  }));
  // NOTE: `dataType` keeps numeric data source IDs as text.
  const props = select.props.parse({ ...view.definition, data: { values }, dataType: 'string' });
  return (
    <>
      <SelectView {...view} props={{ ...props, isTyped: false }} />
      {sources && (
        <Link href={sources.address} target="_blank">
          {messages.add}
        </Link>
      )}
    </>
  );
}
