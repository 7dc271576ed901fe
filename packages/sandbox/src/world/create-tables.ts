import {
  type AnySQLiteColumn,
  getTableConfig,
  SQLiteColumn,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';

function columnDefinition(column: AnySQLiteColumn): string {
  const parts = [`"${column.name}"`, column.getSQLType()];
  if (column.primary) parts.push('primary key');
  if ('autoIncrement' in column && column.autoIncrement === true) parts.push('autoincrement');
  if (column.notNull) parts.push('not null');
  return parts.join(' ');
}

function columnNames(columns: readonly unknown[]): string {
  return columns
    .filter((column) => column instanceof SQLiteColumn)
    .map((column) => `"${column.name}"`)
    .join(', ');
}

/**
 * The statements that create a table and its indexes. Made from the drizzle schema itself: there is no second description that
 * could differ, and no migrator, which would want node:fs.
 */
export function createStatements(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table);
  const lines = [
    ...columns.map(columnDefinition),
    ...primaryKeys.map((key) => `primary key (${columnNames(key.columns)})`),
  ];
  return [
    `create table "${name}" (${lines.join(', ')})`,
    ...indexes.map(
      ({ config }) =>
        `create ${config.unique ? 'unique ' : ''}index "${config.name}" on "${name}" (${columnNames(config.columns)})`,
    ),
  ];
}
