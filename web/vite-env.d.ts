declare module '@fontsource-variable/*' {}
