import { type EngineChoices, engineRoles } from '@adloom/domain/engine-choice.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type Feature } from './engine-facts.tsx'

type Features = Readonly<Record<string, Feature>>

/** The choices that this installation offers; its own first choice does not count as one. */
export function offeredChoices(choices: EngineChoices, features: Features): EngineChoices {
  const isOffered = ([role, engine]: readonly [string, EngineName | undefined]): boolean => {
    const offered = role in features ? (features[role].choices ?? []) : []
    return offered.slice(1).some((other) => other.engine === engine)
  }
  return Object.fromEntries(Object.entries(choices).filter(isOffered))
}

/** The engine chosen for a role; missing where none was. */
export const choiceOf = (choices: EngineChoices, role: string): EngineName | undefined =>
  Object.entries(choices).find(([each]) => each === role)?.[1]

/** The choices with another engine for a role; an engine that is not offered changes nothing. */
export function withChoice(choices: EngineChoices, role: string, engine: EngineName, features: Features): EngineChoices {
  const known = engineRoles.find((each) => each === role)
  return known === undefined ? choices : offeredChoices({ ...choices, [known]: engine }, features)
}
