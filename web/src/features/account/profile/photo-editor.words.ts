import { defineWords } from '../../../platform/words'

export const photoEditorWords = defineWords({
  zh: {
    heading: '转正、裁成方形',
    hint: '在图上拖动，或者用下面的滑块。保存的只有框里这一块；拍摄地点等信息不会保存。',
    preview: '照片会显示成这样',
    turn: '向右转 90°',
    zoom: '放大',
    across: '左右',
    down: '上下',
    save: '保存照片',
    cancel: '不用这张',
  },
  en: {
    heading: 'Turn and crop your photo',
    hint: 'Drag the picture, or use the sliders. Only what is in the frame is saved. Details such as where it was taken are removed.',
    preview: 'How the photo will look',
    turn: 'Turn 90° to the right',
    zoom: 'Zoom in',
    across: 'Left and right',
    down: 'Up and down',
    save: 'Save photo',
    cancel: 'Don’t use this one',
  },
})
