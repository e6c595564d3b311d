import { type FactSource } from '@adloom/domain/provenance.ts'

/** What each rule says about itself. */
export interface Rule {
  /** Its name, unique within its table. */
  readonly id: string
  /** Why it is there, or has its weight or its place in the order. */
  readonly reason: string
  /** The day it came, from the project's history. */
  readonly since: string
}

/** A value that one source proposes for a text field. */
export interface Candidate {
  readonly text: string
  /** How far the source is trusted on its own; 1 is an ordinary source. */
  readonly weight: number
  readonly source: FactSource
}

/** A text with a weight of its own, computed from the weight of its rule. */
export interface WeighedText {
  readonly text: string
  readonly weigh: (weight: number) => number
}

/** A rule that proposes texts; all rules of its table are read, and their weights decide. */
export interface ProposalRule<Input> extends Rule {
  readonly source: FactSource
  readonly weight: number
  readonly texts: (input: Input) => readonly (string | WeighedText)[]
}

/** What the rules of a table propose, in the order of the table. */
export const candidatesOf = <Input>(rules: readonly ProposalRule<Input>[], input: Input): Candidate[] =>
  rules.flatMap(({ source, weight, texts }) =>
    texts(input).map((proposed) =>
      typeof proposed === 'string' ? { text: proposed, weight, source } : { text: proposed.text, weight: proposed.weigh(weight), source },
    ),
  )

/** A rule of a table in which the first rule that finds something decides. */
export interface RankedRule<Input, Value> extends Rule {
  /** The value, or null when this rule finds none. */
  readonly find: (input: Input) => Value | null
}

/** What the first rule with a finding found; null when none has one. */
export function firstFound<Input, Value>(rules: readonly RankedRule<Input, Value>[], input: Input): Value | null {
  for (const { find } of rules) {
    const value = find(input)
    if (value !== null) return value
  }
  return null
}

/** A rule that adds points, or takes them when they are negative, where it holds. */
export interface PointRule<Subject> extends Rule {
  readonly points: number
  readonly holds: (subject: Subject) => boolean
}

/** The points of all rules that hold, added to those there already are. */
export function pointsOf<Subject>(rules: readonly PointRule<Subject>[], subject: Subject, before = 0): number {
  let points = before
  for (const rule of rules) if (rule.holds(subject)) points += rule.points
  return points
}
