import * as z from 'zod'

/**
 * The schema of a JSON file that people edit. `$schema` names its editor schema in `editor-schemas/`, from which an editor knows every key and what
 * it is for; the test of the data files keeps both in step.
 */
export const dataFile = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject({ $schema: z.string(), ...shape })
