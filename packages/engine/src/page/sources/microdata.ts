import { attribute, type PageDocument, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { withoutCaption } from '../document/page-sections.ts'
import { textOf } from '../document/page-text.ts'
import { type SchemaObject } from './json-ld.ts'

/** Properties of an object being read; a repeated property becomes a list. */
export type OpenObject = Record<string, unknown>

/** Adds a property; `null` prototypes are not needed because names come from attributes and are checked here. */
export function addProperty(object: OpenObject, name: string, value: unknown): void {
  if (name === '__proto__' || name === 'constructor' || name === 'prototype') return
  const before = Object.hasOwn(object, name) ? object[name] : undefined
  if (before === undefined) object[name] = value
  else if (Array.isArray(before)) {
    if (before.length < 200) before.push(value)
  } else object[name] = [before, value]
}

/** The value of a property's element: its attribute for machines, else its address, else its text. */
export function propertyValue(page: PageDocument, element: PageElement, name: string): string {
  const { content } = element.attributes
  if (content !== undefined && content.trim() !== '') return content
  switch (element.tag) {
    case 'meta':
      return content ?? ''
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
    case 'embed':
    case 'iframe': {
      const lazy = attribute(element, 'data-src') || attribute(element, 'data-original') || attribute(element, 'data-zoom-image')
      const src = attribute(element, 'src')
      return src === '' || src.startsWith('data:') ? lazy || src : src
    }
    case 'link':
    case 'area':
      return attribute(element, 'href')
    case 'a':
      return /^(image|url|sameAs|logo|contentUrl|availability|itemCondition|item)$/i.test(name)
        ? attribute(element, 'href')
        : textOf(page, element, { limit: 2000 })
    case 'object':
      return attribute(element, 'data')
    case 'time':
      return attribute(element, 'datetime') || textOf(page, element)
    case 'data':
    case 'meter':
      return attribute(element, 'value') || textOf(page, element)
    default: {
      const text = textOf(page, element, { limit: 20_000, withButtons: true })
      return name === 'description' ? withoutCaption(page, element, text) : text
    }
  }
}

/** Key for an object's place, used to choose the product the page is about. */
export const POSITION = '#place'
/** The place of an object: its node index, and whether it is among other products. */
export interface ItemPlace {
  readonly index: number
  readonly region: number
}

const ITEMS_MAX = 3000

/**
 * Microdata as objects like JSON-LD's: every item with its own scope, `itemref` resolved. Items that are a property of another are nested
 * in it.
 */
export function microdataOf(page: PageDocument): SchemaObject[] {
  const roots: OpenObject[] = []
  const scopes: { readonly end: number; readonly object: OpenObject }[] = []
  const byElement = new Map<PageElement, OpenObject>()
  const references: { readonly object: OpenObject; readonly ids: string }[] = []
  const withId = new Map<string, PageElement>()
  let count = 0
  for (const element of page.elements) {
    const { itemscope, itemprop, id } = element.attributes
    if (id !== undefined && itemprop !== undefined) withId.set(id, element)
    if (itemscope === undefined && itemprop === undefined) continue
    if ((element.region & region.template) !== 0 || ++count > ITEMS_MAX) continue
    while (scopes.length > 0 && scopes[scopes.length - 1].end <= element.index) scopes.pop()
    const parent = scopes.length === 0 ? null : scopes[scopes.length - 1].object
    let value: unknown
    if (itemscope !== undefined) {
      const object: OpenObject = { [POSITION]: { index: element.index, region: element.region } satisfies ItemPlace }
      const type = attribute(element, 'itemtype')
      if (type !== '') object['@type'] = type.split(/\s+/)
      const itemid = attribute(element, 'itemid')
      if (itemid !== '') object['@id'] = itemid
      const ids = attribute(element, 'itemref')
      if (ids !== '') references.push({ object, ids })
      byElement.set(element, object)
      scopes.push({ end: element.end, object })
      value = object
      // A leaf item with a property and text or content ("brand" as a bare span) still has a name.
      if (itemprop !== undefined && parent !== null && attribute(element, 'content') !== '') object.name = attribute(element, 'content')
    }
    if (itemprop !== undefined && itemprop !== '') {
      for (const name of itemprop.trim().split(/\s+/).slice(0, 4)) {
        value ??= propertyValue(page, element, name)
        if (parent !== null) addProperty(parent, name, value)
      }
    }
    if (itemscope !== undefined && (itemprop === undefined || parent === null) && roots.length < 300)
      roots.push(byElement.get(element) ?? {})
  }
  for (const { object, ids } of references.slice(0, 50))
    for (const id of ids.split(/\s+/).slice(0, 20)) {
      const element = withId.get(id)
      if (element === undefined) continue
      const name = attribute(element, 'itemprop')
      addProperty(object, name, byElement.get(element) ?? propertyValue(page, element, name))
    }
  return roots
}
