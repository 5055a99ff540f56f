/** A table as Parquet, a row group at a time, through a package that only this needs. */
import { exportColumnNames, exportColumns, exportRows } from '../../../reporters/formats/export.js';
import type { ExportColumn, ExportRow } from '../../../reporters/formats/export.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { UsageError } from '../errors.js';
import type { Found } from './reports.js';
import type { Fill } from './table.js';

type HyparquetWriter = typeof import('hyparquet-writer');

/** Large enough for a reader to skip whole groups, small enough to be held. */
const ROWS_OF_A_GROUP = 20_000;

async function loadWriter(): Promise<HyparquetWriter> {
  try {
    return await import('hyparquet-writer');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new UsageError(
        '--format parquet requires hyparquet-writer: npm install --save-dev hyparquet-writer@^0.17.0',
      );
    throw error;
  }
}

/** Rejects with a {@link UsageError} if the package is not installed. */
export async function parquetFiller(): Promise<(found: AsyncIterable<Found>) => Fill> {
  const { ParquetWriter, fileWriter, schemaFromColumnData } = await loadWriter();
  return found => async draft => {
    const schema = schemaFromColumnData({ columnData: columnsOf([]) });
    const created = `${SUITE.name} ${SUITE.version}`;
    const writer = new ParquetWriter({ writer: fileWriter(draft), schema, createdBy: created });
    let rows: ExportRow[] = [];
    const flush = async () => {
      await writer.write({ columnData: columnsOf(rows), rowGroupSize: ROWS_OF_A_GROUP });
      rows = [];
    };
    for await (const { report, target } of found) {
      rows.push(...exportRows(report, target));
      if (rows.length >= ROWS_OF_A_GROUP) await flush();
    }
    if (rows.length > 0) await flush();
    await writer.finish();
  };
}

function columnsOf(rows: readonly ExportRow[]) {
  return exportColumnNames.map(name => ({
    name,
    type: exportColumns[name],
    data: rows.map(row => valueOf(name, row)),
  }));
}

function valueOf(name: ExportColumn, row: ExportRow): string | boolean | Date | null {
  const value = row[name];
  if (exportColumns[name] !== 'TIMESTAMP' || typeof value !== 'string') return value;
  const moment = new Date(value);
  // Such as 2026-99-99, which only the text formats can hold.
  return Number.isNaN(moment.getTime()) ? null : moment;
}
