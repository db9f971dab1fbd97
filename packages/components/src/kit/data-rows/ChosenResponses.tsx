import { onDemand } from '../on-demand.tsx';
import { useDataRows } from './DataRows.tsx';
import type { ResponseLinksProps } from './ResponseLinks.tsx';

const ResponseLinks = onDemand(async () => (await import('./ResponseLinks.tsx')).ResponseLinks);

/** Where something was chosen that may be a response: what leads to it. */
export function ChosenResponses(props: ResponseLinksProps) {
  const leads = useDataRows()?.responses !== undefined && props.rows.length > 0;
  return leads ? <ResponseLinks {...props} /> : null;
}
