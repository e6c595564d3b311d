import { type Product } from '@adloom/domain/product.ts'
import { type Page } from '@playwright/test'
import { aProduct } from '../apps/web/src/state/wizard/sample-wizard.test-data.ts'
import { emptyWizard } from '../apps/web/src/state/wizard/empty-wizard.ts'
import { type Wizard } from '../apps/web/src/state/wizard/wizard-state.ts'
import { type Shop } from './shop/shop.ts'

/** Stores a wizard in the browser: any of its states, without the steps before it. */
export async function keepWizard(page: Page, wizard: Partial<Wizard>): Promise<void> {
  // Any page of this origin; the wizard must not run yet, or it would overwrite the stored state.
  await page.goto('/api/health')
  await page.evaluate(
    (kept) => localStorage.setItem('adloom.wizard', kept),
    JSON.stringify({ state: { ...emptyWizard, ...wizard }, version: 1 }),
  )
}

/** Opens the wizard in a stored state. */
export async function openKeptWizard(page: Page, wizard: Partial<Wizard>): Promise<void> {
  await keepWizard(page, wizard)
  await page.goto('/wizard')
}

/** A wizard at Content Selection with these images of the sample shop, the first one selected. */
export function atContentSelection(shop: Shop, images: readonly string[], product: Partial<Product> = {}): Partial<Wizard> {
  const productImages = images.map((name) => ({ src: `${shop.address}/pictures/${name}`, width: 800, height: 800, alt: name }))
  const [first] = productImages
  return {
    activeStep: 2,
    selectedTool: 'social',
    selectedMethod: 'url',
    productUrl: `${shop.address}/products/mug`,
    scrapedData: aProduct({
      url: `${shop.address}/products/mug`,
      finalUrl: `${shop.address}/products/mug`,
      logos: [],
      productImages,
      ...product,
    }),
    selectedScrapedImage: images.length === 0 ? null : first.src,
    imageCategories: Object.fromEntries(
      productImages.map(({ src }) => [src, { status: 'guessed', category: 'Coffee Mug', confidence: 0.9 }]),
    ),
  }
}

/** The same wizard at Targeting, with copy and these images made from the selected one. */
export function storedWizardAtTargeting(shop: Shop, images: readonly string[]): Partial<Wizard> {
  const wizard = atContentSelection(shop, ['mug.jpg'])
  return {
    ...wizard,
    activeStep: 3,
    copy: { status: 'done', of: '', refined: false, engine: 'studio', fallback: 'none', reason: null, notes: [] },
    generatedOptions: [{ id: '1', headline: 'Mornings, upgraded', description: 'Glazed in sea green by hand.', callToAction: 'Shop now' }],
    variantsOf: wizard.selectedScrapedImage ?? null,
    generatedImages: images.map((name) => ({
      status: 'done',
      prompt: name,
      url: `${shop.address}/pictures/${name}`,
      engine: 'studio',
      cutOut: true,
      note: null,
    })),
  }
}
