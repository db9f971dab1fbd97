export const databaseName = 'tideform';
