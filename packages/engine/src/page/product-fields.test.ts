import { describe, expect, test } from 'vitest'
import { type ProductField, type FieldName } from './fields/field.ts'
import { productFields } from './product-fields.ts'

const fields = Object.entries<ProductField<FieldName, FieldName>>(productFields)

describe('the table of fields', () => {
  test('has each field after all that it needs', () => {
    const read: string[] = []
    for (const [name, { needs }] of fields) {
      expect({ name, missing: needs.filter((needed) => !read.includes(needed)) }).toEqual({ name, missing: [] })
      read.push(name)
    }
  })

  test('has fields of products after the kind of the page', () => {
    const names = fields.map(([name]) => name)
    const early = fields.slice(0, names.indexOf('kind')).filter(([, { onProductPagesOnly }]) => onProductPagesOnly)
    expect(early.map(([name]) => name)).toEqual([])
  })

  test.each(fields)('%s names its rules once each, with a reason and a day', (_, { rules }) => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { id, reason, since } of rules) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(reason).toMatch(/\.$/)
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})
