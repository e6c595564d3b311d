import { attribute, type PageDocument } from '../document/page-document.ts'
import { type SchemaObject } from './json-ld.ts'
import { addProperty, type OpenObject, POSITION, type ItemPlace, propertyValue } from './microdata.ts'

const local = (name: string): string => name.replace(/^.*[/#:]/, '')

/** RDFa Lite as objects like JSON-LD's: `typeof` opens an object, `property` belongs to the nearest one. */
export function rdfaOf(page: PageDocument): SchemaObject[] {
  const roots: OpenObject[] = []
  const scopes: { readonly end: number; readonly object: OpenObject }[] = []
  let count = 0
  for (const element of page.elements) {
    const { typeof: type, property } = element.attributes
    if (type === undefined && (property === undefined || scopes.length === 0)) continue
    if (element.tag === 'meta' && /^(og|fb|product|article|twitter|al):/i.test(property ?? '')) continue
    if (++count > 2000) break
    while (scopes.length > 0 && scopes[scopes.length - 1].end <= element.index) scopes.pop()
    const parent = scopes.length === 0 ? null : scopes[scopes.length - 1].object
    let value: unknown
    if (type !== undefined && type.trim() !== '') {
      const object: OpenObject = {
        '@type': type.trim().split(/\s+/).map(local),
        [POSITION]: { index: element.index, region: element.region } satisfies ItemPlace,
      }
      const id = attribute(element, 'resource') || attribute(element, 'about')
      if (id !== '') object['@id'] = id
      scopes.push({ end: element.end, object })
      value = object
      if (property === undefined || parent === null) roots.push(object)
    }
    if (property !== undefined && parent !== null)
      for (const name of property.trim().split(/\s+/).slice(0, 4))
        addProperty(parent, local(name), value ?? propertyValue(page, element, local(name)))
  }
  return roots.slice(0, 300)
}
