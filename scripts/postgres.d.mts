/** The folder with `postgres` and `initdb`, or null when this machine has none. */
export declare function findPostgres(environment?: Readonly<Record<string, string | undefined>>): string | null
/** The same, installed first where that is possible. */
export declare function postgres(): string | null
