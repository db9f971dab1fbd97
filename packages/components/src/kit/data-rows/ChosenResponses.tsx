import { onDemand } from '../on-demand.tsx';
import { useDataRows } from './DataRows.tsx';
import type { ResponseLinksProps } from './ResponseLinks.tsx';

const ResponseLinks = onDemand(async () => (await import('./ResponseLinks.tsx')).ResponseLinks);

/** Links to the responses that are selected in a field, if rows of its data source can be responses. */
export function ChosenResponses(props: ResponseLinksProps) {
  const hasLinks = useDataRows()?.responses !== undefined && props.rows.length > 0;
  return hasLinks ? <ResponseLinks {...props} /> : null;
}
