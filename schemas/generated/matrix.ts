// Generated from the kill matrix by `npx vitest run --project unit scripts/matrix -u`. Do not edit.

/** How many mutants the suite detects, and how many lawful variants it fails. */
export const matrix = {"rules":100,"mutants":720,"killed":720,"variants":161,"falseAlarms":0} as const;
