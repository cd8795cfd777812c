import { withImports } from '../web/service-worker.mjs'

const manifest = {
  'src/questions.tsx': { file: 'assets/questions.js', imports: ['_card.js'] },
  '_card.js': {
    file: 'assets/card.js',
    imports: ['_dialog.js', 'src/questions.tsx'],
    css: ['assets/card.css'],
  },
  '_dialog.js': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
  'src/chat.tsx': { file: 'assets/chat.js', imports: ['_dialog.js'] },
}

test('what is kept for the day without a network is kept with all that it imports, and nothing else', () => {
  expect(withImports(['assets/questions.js', 'assets/picture.svg'], manifest).sort()).toEqual([
    'assets/card.css',
    'assets/card.js',
    'assets/dialog.css',
    'assets/dialog.js',
    'assets/picture.svg',
    'assets/questions.js',
  ])
})
