import { expect, type Locator, type Page } from '@playwright/test'

/** Drives a journey: with a pointer, or with keys alone. The steps are the same, so a path that works with only one of them is found. */
export interface InputDevice {
  readonly name: 'pointer' | 'keyboard'
  /** A button, link or tab. */
  readonly press: (target: Locator) => Promise<void>
  readonly tick: (box: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
  /** An option of a list, by its label. */
  readonly choose: (list: Locator, option: string) => Promise<void>
  /** A slider of whole steps. */
  readonly slide: (slider: Locator, value: number) => Promise<void>
  /** Files, through the file chooser that the drop zone opens. */
  readonly upload: (place: Locator, files: readonly string[]) => Promise<void>
}

/** Playwright intercepts a page's file choosers while a listener is present, and a moment after: a listener from the start misses none. */
const takeOverChoosers = (page: Page): Page => page.on('filechooser', () => undefined)

export function pointer(page: Page): InputDevice {
  takeOverChoosers(page)
  return {
    name: 'pointer',
    press: (target) => target.click(),
    tick: (box) => box.check(),
    type: (field, text) => field.fill(text),
    choose: async (list, option) => {
      await list.selectOption({ label: option })
    },
    slide: (slider, value) => slider.fill(String(value)),
    upload: async (place, files) => {
      const choosing = page.waitForEvent('filechooser')
      await place.click()
      await (await choosing).setFiles([...files])
    },
  }
}

/** No screen has more tab stops than this between two that a journey uses. */
const FAR = 80

/** Targets this worker has reached by keyboard, each in its step: the way there is walked once, because every stop on it is checked. */
const reached = new Set<string>()

/** Tab, Shift+Tab, arrows, Space, Enter, and letters in fields; nothing else. */
export function keyboard(page: Page): InputDevice {
  const { keyboard: keys } = takeOverChoosers(page)

  /** Goes to a tab stop by Tab, back by Shift+Tab, the first time: every stop on the way is checked, and always the last. */
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    const step = await page.evaluate(() => location.pathname + String(/Step \d of \d, [\w ]+/.exec(document.body.textContent)))
    const way = `${step} ${String(target)}`
    if (reached.has(way)) {
      await target.focus()
      await expectSeenFocus(page)
      return
    }
    for (let stops = 0; stops < FAR; stops += 1) {
      const where = await target.evaluate((node) => {
        const at = document.activeElement ?? document.body
        if (at === node) return 'here'
        return at.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'
      })
      if (where === 'here') break
      await keys.press(where === 'on' ? 'Tab' : 'Shift+Tab')
      await expectSeenFocus(page)
    }
    await expect(target).toBeFocused()
    reached.add(way)
  }

  return {
    name: 'keyboard',
    press: async (target) => {
      await expect(target).toBeEnabled()
      // Of tabs only the selected one is a stop; arrows lead from there to the others.
      if ((await target.getAttribute('role')) === 'tab') {
        const chosen = page.getByRole('tab', { selected: true })
        await reach(chosen)
        for (let stops = 0; stops < 5 && !(await target.evaluate((tab) => tab === document.activeElement)); stops += 1) {
          await keys.press('ArrowRight')
          await expectSeenFocus(page)
        }
      } else await reach(target)
      await keys.press((await target.getAttribute('aria-pressed')) === null ? 'Enter' : 'Space')
    },
    tick: async (box) => {
      await reach(box)
      await keys.press('Space')
      await expect(box).toBeChecked()
    },
    type: async (field, text) => {
      await reach(field)
      await keys.press('Control+A')
      await keys.type(text)
      await expect(field).toHaveValue(text)
    },
    choose: async (list, option) => {
      await reach(list)
      const chosen = () => list.evaluate((node) => (node instanceof HTMLSelectElement ? node.selectedOptions[0]?.label : null))
      for (let steps = 0; steps < 20 && (await chosen()) !== option; steps += 1) await keys.press('ArrowDown')
      expect(await chosen()).toBe(option)
    },
    slide: async (slider, value) => {
      await reach(slider)
      for (let steps = 0; steps < 20 && (await slider.inputValue()) !== String(value); steps += 1)
        await keys.press(Number(await slider.inputValue()) < value ? 'ArrowRight' : 'ArrowLeft')
      await expect(slider).toHaveValue(String(value))
    },
    upload: async (place, files) => {
      await reach(place)
      const choosing = page.waitForEvent('filechooser')
      await keys.press('Enter')
      await (await choosing).setFiles([...files])
    },
  }
}

/** Expects that an element has the focus, is within the window and not fully covered, and shows a ring or a frame. */
async function expectSeenFocus(page: Page): Promise<void> {
  const problem = () =>
    page.evaluate(() => {
      const at = document.activeElement
      if (at === null || at === document.body) return 'the focus is nowhere'
      const name = `${at.tagName} "${(at.getAttribute('aria-label') ?? at.textContent).slice(0, 60)}"`
      const { left, top, right, bottom } = at.getBoundingClientRect()
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
      const [high, low] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (to - from < 1 || low - high < 1) return `${name} is outside of the window`
      const isOnTop = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const seen = document.elementFromPoint(from + (to - from) * across, high + (low - high) * down)
          return seen !== null && (at.contains(seen) || seen.contains(at))
        }),
      )
      if (!isOnTop) return `${name} is covered`
      // A field is marked by the frame around it, a checkbox by the box drawn for it.
      const isMarked = [at, at.parentElement, ...(at.parentElement?.children ?? [])].some((part) => {
        if (part === null) return false
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(part)
        const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return hasRing || (part.tagName === 'FIELDSET' && borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 2)
      })
      return isMarked ? null : `${name} has no ring`
    })
  await expect.poll(problem, { intervals: [0, 50, 100, 200] }).toBeNull()
}
