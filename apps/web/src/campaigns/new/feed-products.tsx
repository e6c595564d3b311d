import { type FeedPreview, type FeedRow, saysEnough } from '@adloom/domain/campaign/feed-product.ts'
import ImageIcon from 'material-icon:outline-image'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { feedText } from '../../text/campaigns-en.ts'
import { priceText } from '../../text/price-en.ts'
import { ink, radius, status, surface } from '../../ui/tokens.ts'

/** The first rows of a feed as a table: picture, title and link, price, or what is wrong with the row. */
export const FeedProducts = ({ rows, total }: Pick<FeedPreview, 'rows' | 'total'>) => (
  <Box
    component="table"
    aria-label={feedText.first(rows.length, total)}
    sx={{
      width: 1,
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      '& th': { typography: 'caption', fontWeight: 600, color: 'text.secondary', textAlign: 'left', py: 0.75 },
      '& td': { borderTop: `1px solid ${surface.line}`, py: 1, verticalAlign: 'middle' },
      '& th:first-of-type, & td:first-of-type': { width: { xs: 36, sm: 52 } },
      '& th:last-of-type': { width: { xs: 84, sm: 150 } },
      '& th:last-of-type, & .price': { textAlign: 'right' },
    }}
  >
    <thead>
      <tr>
        <th scope="col">{feedText.columns.row}</th>
        <th scope="col">{feedText.columns.product}</th>
        <th scope="col">{feedText.columns.price}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.row} row={row} />
      ))}
    </tbody>
  </Box>
)

const Row = ({ row }: { row: FeedRow }) => (
  <tr>
    <Box component="td" sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {row.row}
    </Box>
    {'problem' in row ? (
      <Box component="td" colSpan={2} sx={{ typography: 'body2', color: status.failed }}>
        {row.problem.sentence}
      </Box>
    ) : (
      <ProductCells product={row.product} />
    )}
  </tr>
)

type ShownProduct = Extract<FeedRow, { product: unknown }>['product']

const ProductCells = ({ product }: { product: ShownProduct }) => (
  <>
    <td>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Picture src={product.image} />
        <Box sx={{ minWidth: 0 }}>
          <Typography dir="auto" variant="body2" sx={{ ...twoLines, fontWeight: 600, lineHeight: 1.35, textAlign: 'left' }}>
            {product.title ?? feedText.readFromPage}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary" title={product.link ?? undefined} sx={oneLine}>
            {product.link?.replace(/^https?:\/\/(?:www\.)?/i, '') ?? product.brand ?? product.category}
          </Typography>
        </Box>
      </Box>
    </td>
    <Box component="td" className="price" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
      {product.price === null ? saysEnough(product) ? '' : '–' : <Price price={product.price} />}
    </Box>
  </>
)

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** The price, and the old one crossed out below it. */
function Price({ price: { before, ...now } }: { price: NonNullable<ShownProduct['price']> }) {
  return (
    <>
      {priceText(now)}
      {before !== undefined && (
        <Box component="s" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {priceText({ ...now, amount: before })}
        </Box>
      )}
    </>
  )
}

/** Side of a picture in pixels. */
const SIDE = 48

function Picture({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: SIDE,
        height: SIDE,
        overflow: 'hidden',
        borderRadius: `${String(radius.inner)}px`,
        border: `1px solid ${surface.line}`,
        bgcolor: surface.canvas,
        color: ink[500],
      }}
    >
      {src === null || failed === src ? (
        <ImageIcon fontSize="small" titleAccess={feedText.noPicture} />
      ) : (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          // The shop need not learn which installation it is.
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          sx={{ width: 1, height: 1, objectFit: 'contain', bgcolor: surface.paper }}
        />
      )}
    </Box>
  )
}
