// Generated from the kill matrix by `npx vitest run --project unit scripts/matrix -u`. Do not edit.

/** What the suite can say of itself: how many wrong wikis it catches, and how many lawful ones it accuses. */
export const matrix = {"rules":100,"mutants":720,"killed":720,"variants":161,"falseAlarms":0} as const;
