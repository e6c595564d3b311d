/** The folder with `postgres` and `initdb`, or null when there is none on this machine. */
export declare function foundPostgres(environment?: Readonly<Record<string, string | undefined>>): string | null
/** The same, installed where that is possible. */
export declare function postgres(): string | null
