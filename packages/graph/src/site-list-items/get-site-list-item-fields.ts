import { graphOperation } from '../operation.ts';
import { fieldValues } from '../resources/list-item.ts';

/** Returns the field values of one row; hidden columns only if selected. */
export const getSiteListItemFields = graphOperation({
  name: 'getSiteListItemFields',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}/fields',
  query: ['select'],
  reply: fieldValues,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/resources/fieldvalueset',
});
